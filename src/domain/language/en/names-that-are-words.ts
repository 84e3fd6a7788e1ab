const wordsThatAreNames = new Set(
  `abbey amber angel april archer art ash asia august autumn bailey baker barber bell berry bill bishop black blue bond booker bowman brook
  brown bush butler carpenter carter cash chance charity chase cherry christian church clay close coal cole cook cooper crystal daisy
  dale dawn day dean destiny don drew duke earl eve faith farmer field fields fisher flower ford forest foster fox frank gay gene genesis
  gold grace grant gray green guy hall harmony hazel heath heather hill holly honor hope house hunt hunter iris ivory ivy jack jade jasmine
  jewel joy judge june justice kay king knight lake lane law lee lily line long love major mark marshal marshall marina mason may melody
  mercedes mercy merry mason mel miles miller moon moss nick noble north page parker park pat patience pearl penny pepper piper pool
  poor pope porter power precious price prince queen ray read reed reed reese rich river rob robin rock rocky rod root rose royal ruby rusty sage
  sandy savannah scout sharp shepherd short sierra sky skip sky small smart smith snow sonny south spencer spring star stark stone storm
  story strong stuart sue summer sunny swan taylor terrace terry tanner temple thatcher trey trinity tucker turner violet virginia walker wall
  ward warden warner waters weaver webb welcome wells west wheeler white will wilder winter wise wolf wood woods wright york young
  sol luz paz rosa flor cruz mar dolores consuelo esperanza milagros pilar`.split(/\s+/u),
);

const nameParticles = new Set(
  'de da di do du del della la las le los el al y e van von der den ter ten bin ibn bint abu dos das jr sr ii iii iv phd md rn cna'.split(
    ' ',
  ),
);

/** True for parts of names that are everyday words, too ("Will", "Baker"): written small they name nobody. */
export function isAlsoWord(part: string): boolean {
  return wordsThatAreNames.has(part.toLowerCase());
}

/** True for what stands in many names and names nobody alone: "de", "van", "Jr". */
export function isNameParticle(part: string): boolean {
  return nameParticles.has(part.toLowerCase());
}
