import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { agency } from '@/content/agency';
import { useSession } from '@/workspace/session/session';
import { LazyPart } from '@/resume-tools/lazy-part';
import { useScreen } from '@/ui/page';
import styles from './home-page.module.css';
import { HowItWorks } from './how-it-works';
import { OurServices } from './our-services';
import { ProductPicture } from './product-picture';
import { TodayNeeds } from './today-needs';
import { useQuest } from './use-quest';
import { HomeLinks } from './home-links';

const loadYourQuest = async () => (await import('./your-quest')).YourQuest;

/** Home: the welcome and the four sections Who We Help, Our Services, How It Works, Get Started. */
export function HomePage() {
  const { t } = useLingui();
  useScreen(t`Home`);
  const quest = useQuest();
  return (
    <>
      <div className={`wrap ${styles.hero}`}>
        <div className={styles.words}>
          <span className="pill">
            <Trans>Free · works offline</Trans>
          </span>
          <h1 tabIndex={-1} className={styles.title}>
            <Trans>Your next job starts with the story you already have.</Trans>
          </h1>
          <p className="lead">
            <Trans>
              Welcome to Career Quest, a free workshop you take at your own pace. Write a resume,
              get ready for the interview, and keep your work, even when the wifi stops.
            </Trans>
          </p>
          <HomeLinks quest={quest} />
          <TodayNeeds />
        </div>
        <div className={styles.figure}>
          {quest?.wayOn ? (
            <LazyPart load={loadYourQuest} waiting={<ProductPicture />}>
              {(YourQuest) => <YourQuest quest={quest} />}
            </LazyPart>
          ) : (
            <ProductPicture />
          )}
        </div>
      </div>
      <WhoWeHelp />
      <OurServices />
      <HowItWorks />
      <GetStarted />
    </>
  );
}

function WhoWeHelp() {
  const { county } = agency;
  return (
    <section className="wrap section" aria-labelledby="who">
      <h2 id="who">
        <Trans>Who We Help</Trans>
      </h2>
      <div className={styles.columns}>
        <p>
          <Trans>
            Anyone in {county} who is looking for work. You may be between jobs, coming back after a
            break, new to this country, or looking for your first job. You may have a record, or no
            steady place to live right now. You are welcome here.
          </Trans>
        </p>
        <p>
          <Trans>
            You do not need your own computer, a diploma, or perfect English. Paid work counts. So
            does caring for family, helping a neighbor, and any work that nobody wrote down.
          </Trans>
        </p>
      </div>
    </section>
  );
}

function GetStarted() {
  const session = useSession();
  return (
    <section className="wrap section" aria-labelledby="start">
      <div className="card card-accent">
        <h2 id="start">
          <Trans>Get Started</Trans>
        </h2>
        {session ? (
          <>
            <p>
              <Trans>You are logged in as {session.email}. Your resume is waiting.</Trans>
            </p>
            <Link to="/resume-builder" className="btn wide-on-phone">
              <Trans>Open my resume</Trans>
            </Link>
          </>
        ) : (
          <>
            <p>
              <Trans>
                You can look around and take the course without an account. With a free account your
                resume is kept for you, so you can continue at any computer or phone.
              </Trans>
            </p>
            <Link to="/auth" className="btn wide-on-phone">
              <Trans>Log in or create an account</Trans>
            </Link>
          </>
        )}
      </div>
    </section>
  );
}
