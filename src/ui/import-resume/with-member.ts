/** The set with this member, or without it. */
export function withMember<T>(
  before: ReadonlySet<T>,
  member: T,
  isMember: boolean,
): ReadonlySet<T> {
  const after = new Set(before);
  if (isMember) after.add(member);
  else after.delete(member);
  return after;
}
