import { Trans } from '@lingui/react/macro';
import { languageOffers } from '@/content/language-offers';
import { languages } from '@/content/languages';
import { siteBase } from '@/content/site-base';
import { useAppNotices } from '@/platform/app-notices';
import { useSession } from '@/workspace/session/session';
import { Notice } from './notice';
import { stayInLanguage, switchLanguage } from './switch-language';

/** Offers the language that the person chose on another device, in that language. */
export function LanguageOffer() {
  const { otherLanguage, dismiss } = useAppNotices();
  const isLoggedIn = useSession() !== null;
  const other = languages.find(({ name }) => name === otherLanguage);
  const here = languages.find(({ base }) => base === siteBase);
  if (!isLoggedIn || !other || !here) return null;
  const { text, go } = languageOffers[other.id];
  return (
    <Notice
      text={
        <span lang={other.id} translate="no">
          {text}
        </span>
      }
    >
      <button
        type="button"
        className="btn small"
        lang={other.id}
        translate="no"
        onClick={() => {
          dismiss();
          void switchLanguage(other);
        }}
      >
        {go}
      </button>
      <button
        type="button"
        className="btn quiet small"
        onClick={() => {
          dismiss();
          stayInLanguage(here);
        }}
      >
        <Trans>Stay here</Trans>
      </button>
    </Notice>
  );
}
