import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useWho } from '@/workspace/session/session';
import { Crest } from '@/ui/crest';
import { Icon } from '@/ui/icon';
import { LanguageLinks } from './language-links';
import { AiModeSwitch } from './ai-mode-switch';
import { LogOutButton } from './log-out-button';
import { ReadingHelp } from './reading-help/reading-help';
import styles from './site-header.module.css';

/** The top bar: brand, the links of the main navigation, the AI Mode switch, and Log In or Log Out. */
export function SiteHeader() {
  const { t } = useLingui();
  const who = useWho();
  const { open, toggle, close } = useMenu();
  const more = useMenu();

  return (
    <header className={styles.bar}>
      <div className={`wrap ${styles.inner}`}>
        {/* Not in the tab order: the link "Home" leads to the same page. */}
        <Link to="/" className={styles.brand} tabIndex={-1} translate="no">
          <Crest />
          <span>Career Quest</span>
        </Link>
        <LanguageLinks />
        <button
          type="button"
          className={`btn quiet small ${styles.menu}`}
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={toggle}
        >
          <Icon name={open ? 'close' : 'menu'} />
          <Trans>Menu</Trans>
        </button>
        <div id="site-menu" className={styles.panel} data-open={open}>
          <nav aria-label={t`Main`} className={styles.links}>
            <Link to="/">
              <Trans>Home</Trans>
            </Link>
            <Link to="/modules">
              <Trans context="main navigation">Course Modules</Trans>
            </Link>
            <Link to="/resources">
              <Trans context="main navigation">Resource Hub</Trans>
            </Link>
            <Link to="/forum">
              <Trans context="main navigation">Community Forum</Trans>
            </Link>
            {who !== 'guest' && (
              <Link to="/resume-builder" data-for="learner">
                <Trans context="main navigation">Resume Builder</Trans>
              </Link>
            )}
            <button
              type="button"
              className={styles.moreButton}
              aria-expanded={more.open}
              aria-controls="site-more"
              onClick={more.toggle}
            >
              <Trans>More</Trans>
              <Icon name="down" />
            </button>
            <div id="site-more" className={styles.more} data-open={more.open}>
              {who !== 'learner' && (
                <Link to="/game" data-for="guest">
                  <Trans>Resume by chat</Trans>
                </Link>
              )}
              <Link to="/guides">
                <Trans>Guides</Trans>
              </Link>
              <Link to="/papers">
                <Trans>Papers</Trans>
              </Link>
            </div>
          </nav>
          <ReadingHelp onOpen={close} />
          <AiModeSwitch />
          {who !== 'guest' && (
            <div data-for="learner">
              <LogOutButton />
            </div>
          )}
          {who !== 'learner' && (
            <Link to="/auth" className="btn quiet small" data-for="guest">
              <Trans>Log In</Trans>
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}

/** Whether a menu is open; a navigation or Escape closes it. */
function useMenu() {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const stopRouter = router.subscribe('onBeforeNavigate', close);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      stopRouter();
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open, router]);
  return { open, toggle: () => setOpen(!open), close: () => setOpen(false) };
}
