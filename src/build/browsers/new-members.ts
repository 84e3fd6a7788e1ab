import { featureAt, missingIn, partsOf } from './compat-data.ts';

/**
 * Methods, by name, that no kind of thing has in one of the minimum browsers, with the browsers that lack them; events as
 * `scrollend_event`. What only a newer kind of thing has is left out: whoever asks for the thing has its parts.
 */
export const newMembers: ReadonlyMap<string, string[]> = findNew();

function findNew(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const kinds = partsOf(featureAt('api')).filter(([, kind]) => missingIn(kind).length === 0);
  for (const [, kind] of [...partsOf(featureAt('javascript', 'builtins')), ...kinds])
    for (const [name, part] of partsOf(kind)) {
      const missing = missingIn(part);
      found.set(name, found.get(name)?.filter((browser) => missing.includes(browser)) ?? missing);
    }
  return new Map([...found].filter(([, missing]) => missing.length > 0));
}
