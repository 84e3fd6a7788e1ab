import type { GuidePictureId } from '../../picture-ids';

/** What each drawing of the guides shows, for somebody who does not see it. */
export const guidePictureWords: Readonly<Record<GuidePictureId, string>> = {
  'email-clip':
    'An email on a laptop. The resume hangs on it by a paper clip at the foot of the message.',
  'upload-button':
    'A page goes into a box on a web form. A hand presses the wide button under the box.',
  'voicemail-greeting':
    'A phone with the sign of a voicemail. A short greeting is spoken and checked.',
  'way-to-work':
    'A road with four stops: the application, the interview, a letter with the offer, and the first day at an open door.',
  'fake-job':
    'A chat on a phone with four red flags. Money and a copy of an ID are crossed out. The woman looks worried.',
  'i9-lists':
    'Two ways. One paper from the first list is enough: a passport. Or one from each of the two other lists: an ID card and a second card.',
  'pay-stub':
    'A pay stub with notes at its side: the hours, what is taken out, and the money that is left.',
  'benefit-log':
    'A calendar with the days of a search marked. Each one becomes a line with a check mark in a log.',
  'id-order':
    'Three papers in their order: a birth certificate with its seal, a Social Security card, and an ID card.',
  'is-it-me':
    'A woman holds a letter and asks if it is about her. One way leads to a parent with a child, who is free of it. The other leads to hours to show.',
};
