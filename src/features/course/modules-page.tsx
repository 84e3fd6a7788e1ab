import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Page } from '../../ui/page';

/** The Course Modules hub. */
export function ModulesPage() {
  const { t } = useLingui();
  const modules = [
    { id: '1', title: t`Module 1: Build Your Resume` },
    { id: '2', title: t`Module 2: Crafting Your Career Narrative` },
    { id: '3', title: t`Module 3: Networking and Interviewing` },
  ];
  return (
    <Page title={t`Course Modules`} lead={<Trans>Three modules, at your own pace.</Trans>}>
      <ul className="grid">
        {modules.map(({ id, title }) => (
          <li key={id} className={`card chapter-${id} card-accent`}>
            <h2>{title}</h2>
            <Link to="/modules/$moduleId" params={{ moduleId: id }}>
              <Trans>Open</Trans> <span className="visually-hidden">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
