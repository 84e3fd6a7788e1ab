import { create } from 'zustand';

/** The notices that the service worker and the language switch show, and what is known about work offline. */
type AppNotices = {
  /** Every file is cached and verified: the app works without a connection. */
  isReadyOffline: boolean;
  /** It became so on this page, and this device has not shown it before. */
  isNewlyReady: boolean;
  /** The device has no room for what the app needs offline. */
  isDeviceFull: boolean;
  /** The site has removed its worker (`sw/kill-switch.js`): this page should come from the network. */
  isSwitchedOff: boolean;
  /** The person pressed "Get it now", although the connection is slow or saves data. */
  hasRequestedOffline: boolean;
  /**
   * `update`: a new version waits. `updating`: the person has accepted it, and it has not taken over yet.
   * `ask-for-offline`: the connection is slow, so the person is asked before the download. `device-full`: they asked for
   * the download, and the device has no room for it. `asking-language`: they want another language, and the server has not
   * answered yet. `other-language`: that language cannot be reached. `account-language`: they chose another language on
   * another device.
   */
  notice:
    | 'none'
    | 'update'
    | 'updating'
    | 'ask-for-offline'
    | 'device-full'
    | 'asking-language'
    | 'other-language'
    | 'account-language';
  /** The name of the language of the three last notices. */
  otherLanguage: string;
  dismiss: () => void;
};

/** The store of these notices. */
export const useAppNotices = create<AppNotices>()((set) => ({
  isReadyOffline: false,
  isNewlyReady: false,
  isDeviceFull: false,
  isSwitchedOff: false,
  hasRequestedOffline: false,
  notice: 'none',
  otherLanguage: '',
  dismiss: () => set({ notice: 'none' }),
}));
