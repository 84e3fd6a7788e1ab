import styles from './resume-placeholder.module.css';

/** What will stand on a page that is still empty, in grey strokes: a name, a job, a school, skills. */
export function ResumePlaceholder() {
  return (
    <svg className={styles.ghost} viewBox="0 0 612 792" aria-hidden="true">
      <path strokeWidth="20" d="M70 78h162" />
      <path
        strokeWidth="9"
        d="M64 112h232M64 176h92M64 224h136M480 224h64M64 430h92M64 478h156M496 478h48M64 590h60"
      />
      <path
        strokeWidth="7"
        d="M64 246h178M82 274h330M82 298h386M82 322h270M82 346h304M64 500h212M82 640h120M322 640h96M82 664h88M322 664h140"
      />
      <path strokeWidth="1.5" d="M64 194h484M64 448h484M64 608h484" />
    </svg>
  );
}
