import type { ContentPage } from '../../mdx-components';
import type { NetworkingSectionId } from '../../types';
import Introduction from './1-introduction.mdx';
import Networking from './2-networking.mdx';
import Interviewing from './3-interviewing.mdx';
import FollowUp from './4-follow-up.mdx';
import WrapUp from './5-wrap-up.mdx';

export const networkingPages: Readonly<Record<NetworkingSectionId, ContentPage>> = {
  introduction: Introduction,
  networking: Networking,
  interviewing: Interviewing,
  'follow-up': FollowUp,
  'wrap-up': WrapUp,
};
