/**
 * The moment that an export counts as made in: now, or what whoever builds says, so that an older commit can be
 * built again to the same bytes in another year. Source: reproducible-builds.org, SOURCE_DATE_EPOCH.
 * @param epoch seconds since 1970. @throws Error when it is set and no such number.
 */
export function dayOfBuild(epoch: string | undefined): Date {
  if (epoch === undefined || epoch === '') return new Date();
  const moment = new Date(Number(epoch) * 1000);
  if (/^\d+$/.test(epoch) && !Number.isNaN(moment.getTime())) return moment;
  throw new Error(
    `SOURCE_DATE_EPOCH is ${epoch}: expected seconds since 1970, as \`git log -1 --format=%ct\` writes them`,
  );
}
