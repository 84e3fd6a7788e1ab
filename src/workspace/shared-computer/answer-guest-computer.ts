import { requestPersistentStorage } from '@/platform/storage-persistence';
import { storeGuestComputer } from './guest-computer';

/** Remembers whose computer this is, and stores what the guest has typed already the way the answer asks for. */
export async function answerGuestComputer(computer: 'own' | 'shared'): Promise<void> {
  storeGuestComputer(computer);
  if (computer === 'own') requestPersistentStorage();
  try {
    const { makePlain, makeEncrypted } = await import('./reencrypt');
    await (computer === 'own' ? makePlain('guest') : makeEncrypted('guest'));
  } catch {
    // A browser that opens no database holds no records either, and each write follows the answer by itself.
  }
}
