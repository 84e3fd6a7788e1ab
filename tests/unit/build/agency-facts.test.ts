import { describe, expect, test } from 'vitest';
import { englishAlone, factsIn, missingInSpanish, spanishFacts } from '@/build/agency-facts';
import { agency } from '@/content/agency';
import { agencyPolicies } from '@/content/agency-policies';

describe('the facts of the agency in Spanish', () => {
  const own = {
    ...factsIn('en'),
    name: 'Ashwood Community Action',
    phone: '937-555-0142',
    phoneNote: '',
    address: 'We are at 12 Main Street, Ashwood.',
    dormantAccounts: 'An account that nobody has used for a year may be deleted.',
  };
  const { name, phone, minimumAge, ...builtIn } = factsIn('es');

  test('are Spanish as they came, with the name, the number and the age of the English ones', () => {
    expect(missingInSpanish()).toEqual([]);
    expect({ name, phone, minimumAge }).toEqual({
      name: agency.name,
      phone: agency.phone,
      minimumAge: agencyPolicies.minimumAge,
    });
    for (const [fact, text] of Object.entries(builtIn))
      expect(text, fact).not.toBe(factsIn('en')[fact as keyof typeof builtIn]);
  });

  test('say what is true in English where the agency has filled in English alone', () => {
    const facts = spanishFacts(own, builtIn);
    expect(englishAlone(own, builtIn)).toEqual(['address', 'dormantAccounts']);
    expect(facts).toEqual({
      ...builtIn,
      phoneNote: '',
      address: own.address,
      dormantAccounts: own.dormantAccounts,
    });
  });

  test('say what the agency has written in Spanish', () => {
    const spanish = { ...builtIn, address: 'Estamos en 12 Main Street, Ashwood.' };
    expect(spanishFacts(own, spanish).address).toBe(spanish.address);
    expect(englishAlone(own, spanish)).toEqual(['dormantAccounts']);
  });
});
