const commonWords = new Set(
  `a able about above across after all also am an and another any applicant applicants apply are around as ask at
  available based be because been before being below benefit benefits best between both business but by can candidate candidates
  come company could daily day days description did do does done during duties each employee employees employer
  ensure equal etc every experience for free from full get give go good great had has have he help her here high hire hiring his
  hour hours how if in include includes including into is it its job jobs join just know large like little location long
  looking made make many may month months more most much must need needed needs new no not now of off offer office on one only open
  opportunity or other our out over own part pay people per plus position positions preferred prior proven provide
  qualification qualifications qualified require required requirement requirements responsibilities responsibility
  responsible right role same see seeking send set shall she shift shifts should similar skill skills so some
  start strong such summary take team than that the their them then there these they this those through time to
  together two under until up upon us use using various very via want was we week weekly weeks well were what
  when where which while who will with within without work worker working would year years you your
  yes three four five company's submit resume contact today please email call click`.split(/\s+/u),
);

/** Words that say nothing about what a job asks for, in lower case. */
export function isCommonWord(word: string): boolean {
  return commonWords.has(word);
}
