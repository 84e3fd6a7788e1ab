import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { account } from '@/workspace/account/account';
import { agency } from '@/content/agency';
import { sessionStore, useSession } from '@/workspace/session/session';
import { FieldTheme } from '@/ui/fields/field-theme';
import { Page } from '@/ui/page';
import { PhoneLink } from '@/ui/staff-contact';
import { WayBack } from '@/ui/way-back';
import styles from './auth-page.module.css';
import { ConfirmForm } from './confirm-form';
import { LinkForm } from './link-form';
import { LogInForm } from './log-in-form';
import { MessageArea, type Message } from './message-area';
import { NewPasswordForm } from './new-password-form';
import { useIsPersonalDevice } from './personal-device';
import { RecoverForm } from './recover-form';
import type { AuthStep } from './step-props';
import { useMailLink } from './use-mail-link';
import { useIdleTimeout } from './use-idle-timeout';
import { useWantedChapter } from './wanted-chapter';
import { useLocalizedValidity } from './use-localized-validity';
import { LogInAgain, WhyLogIn } from './why-log-in';

/** The sign-in page, "Career Quest Portal" on the screen. Links from mails open it, too. */
export function AuthPage() {
  const { t } = useLingui();
  const [step, setStep] = useState<AuthStep>({ kind: 'log-in' });
  const wanted = useWantedChapter();
  // A logged-in person who comes from the builder has a dead session and must log in again.
  const ended = useSession();
  const email = wanted === null ? undefined : ended?.email;
  const [message, setMessage] = useState<Message | null>(null);
  const [chosen, setShared] = useState<boolean | null>(null);
  const isOwn = useIsPersonalDevice();
  const isShared = chosen ?? !isOwn;
  useMailLink(setStep, setMessage);
  useEffect(() => account.prepare(), []);
  const [round, setRound] = useState(0);
  // After the idle timeout: the next person must find no email address, code or password on any step.
  const startOver = useCallback(() => {
    account.dropLink();
    sessionStore.recovery.clear();
    setStep({ kind: 'log-in' });
    setMessage(null);
    setRound((count) => count + 1);
  }, []);
  const isBegun = step.kind !== 'log-in';
  const form = useRef<HTMLDivElement>(null);
  // Scrolls to the top of a new step, where its message is.
  useEffect(() => {
    if (isBegun) form.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isBegun, step.kind]);
  const clear = useCallback(() => {
    startOver();
    // On the first step the fields may have been empty, so no message shows.
    if (isBegun)
      setMessage({ kind: 'success', text: t`Nobody was here, so we cleared what was typed.` });
  }, [startOver, isBegun, t]);
  useIdleTimeout(isShared, clear);

  const go = (next: AuthStep, said: Message | null = null) => {
    setStep(next);
    setMessage(said);
  };
  const props = { go, say: setMessage, isShared };

  const ownValidity = useLocalizedValidity();
  return (
    <FieldTheme>
      <Page
        title={t`Career Quest Portal`}
        lead={<Trans>Log in, or make a free account.</Trans>}
        above={
          <WayBack to="/">
            <Trans>Home</Trans>
          </WayBack>
        }
      >
        {email !== undefined ? (
          <LogInAgain email={email} />
        ) : (
          wanted !== null && <WhyLogIn chapter={wanted} />
        )}
        <div className={styles.columns}>
          <div
            key={round}
            ref={form}
            className={`card card-accent ${styles.form}`}
            {...ownValidity}
          >
            {/* The first step shows its message at the buttons. */}
            {step.kind === 'log-in' ? (
              <LogInForm {...props} knownEmail={email} setShared={setShared} message={message} />
            ) : (
              <MessageArea message={message} />
            )}
            {step.kind === 'confirm' && <ConfirmForm {...props} {...step} />}
            {step.kind === 'recover' && <RecoverForm {...props} email={step.email} />}
            {step.kind === 'link' && <LinkForm key={step.tokenHash} {...props} {...step} />}
            {step.kind === 'new-password' && <NewPasswordForm {...props} />}
          </div>
          <WhyAnAccount />
        </div>
      </Page>
    </FieldTheme>
  );
}

function WhyAnAccount() {
  return (
    <aside aria-labelledby="why">
      <h2 id="why">
        <Trans>Why an account?</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Your resume is kept for you. Other learners can’t see it.</Trans>
        </li>
        <li>
          <Trans>You can continue at any computer or phone.</Trans>
        </li>
        <li>
          <Trans>
            It is free, and we do not sell your data. AI help sends your words to a company only
            after you say yes.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          No email yet? Staff can help you get one. To find them, call <PhoneLink facts={agency} />.
        </Trans>
      </p>
    </aside>
  );
}
