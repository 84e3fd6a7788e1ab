import { describe, expect, test } from 'vitest';
import { factsIn } from '@/build/agency-facts';
import { englishAlone, missingSpanish, spanishFacts } from '@/build/spanish-facts';
import { agency } from '@/content/agency';
import { agencyPolicies } from '@/content/agency-policies';

describe('the facts of the agency in Spanish', () => {
  const own = {
    ...factsIn('en'),
    name: 'Ashwood Community Action',
    phone: '937-555-0142',
    phoneNote: '',
    staffContact: 'our front desk',
    privacyContact: 'privacy@maple.org',
    address: 'We are at 12 Main Street, Ashwood.',
    dormantAccounts: 'An account that nobody has used for a year may be deleted.',
  };
  const { name, phone, minimumAge, ...builtIn } = factsIn('es');

  test('are Spanish as they came, with the name, the number and the age of the English ones', () => {
    expect(missingSpanish({ ...factsIn('en') }, { ...factsIn('es') })).toEqual([]);
    expect({ name, phone, minimumAge }).toEqual({
      name: agency.name,
      phone: agency.phone,
      minimumAge: agencyPolicies.minimumAge,
    });
    for (const [fact, text] of Object.entries(builtIn))
      expect(text, fact).not.toBe(factsIn('en')[fact as keyof typeof builtIn]);
  });

  test('say what is true where the agency has filled in English alone, and what is to be written', () => {
    const facts = spanishFacts(own, builtIn);
    expect(facts).toEqual({
      ...builtIn,
      staffContact: 'una persona de nuestra oficina',
      phoneNote: '',
      privacyContact: own.privacyContact,
      address: own.address,
      dormantAccounts: own.dormantAccounts,
    });
    expect(missingSpanish(own, builtIn)).toEqual(['address', 'dormantAccounts']);
  });

  test('say what the agency has written in Spanish', () => {
    const spanish = { ...builtIn, address: 'Estamos en 12 Main Street, Ashwood.' };
    expect(spanishFacts(own, spanish).address).toBe(spanish.address);
    expect(englishAlone(own, spanish)).not.toContain('address');
  });
});
