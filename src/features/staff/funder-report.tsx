import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { NoReport, ReportMonth } from '@/workspace/account/funder-report';
import { SiteLink } from '@/ui/site-link';
import styles from './staff.module.css';

type Report =
  | { kind: 'closed' }
  | { kind: 'busy' }
  | { kind: 'problem'; problem: NoReport }
  | { kind: 'shown'; months: ReportMonth[] };

/** Figures without names, for those who pay for the site. The server decides who may see them. */
export function FunderReport() {
  const [report, setReport] = useState<Report>({ kind: 'closed' });
  const show = async () => {
    if (report.kind === 'busy') return;
    setReport({ kind: 'busy' });
    try {
      const { readFunderReport } = await import('@/workspace/account/funder-report');
      const months = await readFunderReport();
      setReport(
        typeof months === 'string'
          ? { kind: 'problem', problem: months }
          : { kind: 'shown', months },
      );
    } catch {
      setReport({ kind: 'problem', problem: 'unreachable' });
    }
  };
  return (
    <section aria-labelledby="report-title" className={styles.report}>
      <h2 id="report-title">
        <Trans>Figures for funders</Trans>
      </h2>
      <p>
        <Trans>
          By month, without names. A dash stands for 1 to 10 people. People without an account are
          not counted: their work never leaves their device.
        </Trans>
      </p>
      <button
        type="button"
        className="btn quiet"
        aria-disabled={report.kind === 'busy'}
        onClick={() => void show()}
      >
        <Trans>Show the figures</Trans>
      </button>
      <div role="alert">
        {report.kind === 'problem' && (
          <p className="message error">
            <ReportProblem problem={report.problem} />
          </p>
        )}
      </div>
      {report.kind === 'shown' && <ReportTable months={report.months} />}
    </section>
  );
}

/** The newest month first. */
function ReportTable({ months }: { months: readonly ReportMonth[] }) {
  const { t, i18n } = useLingui();
  const nameOf = ({ month }: ReportMonth) =>
    i18n.date(new Date(`${month}T12:00:00Z`), { month: 'short', year: 'numeric' });
  const titles = [
    t`Month`,
    t`New accounts`,
    t`Accounts last used`,
    t`With a resume`,
    t`Module 1 done`,
    t`Module 2 done`,
    t`Module 3 done`,
  ];
  return (
    <div className={styles.figures}>
      <table>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...months].reverse().map((month) => (
            <tr key={month.month}>
              <th scope="row">{nameOf(month)}</th>
              {month.figures.map((figure, column) => (
                <td key={titles[column + 1]}>{figure ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ReportProblem({ problem }: { problem: NoReport }) {
  switch (problem) {
    case 'no-staff':
      return <Trans>These figures are for staff of the agency. Ask whoever runs this site.</Trans>;
    case 'signed-out':
      return (
        <Trans>
          Only staff who are logged in see them. <SiteLink href="/auth">Log in</SiteLink>, then come
          back to this page.
        </Trans>
      );
    case 'unreachable':
      return <Trans>We could not get the figures. This needs the internet. Try again.</Trans>;
  }
}
