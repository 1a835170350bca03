import { packages } from '../../package-lock.json';

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** Packages of the service on every system. npm itself compares what it installs with their hashes. */
const shipped = Object.entries<Locked>(packages).filter(
  ([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional,
);

test('[Backend] runs only packages with a license that allows everything with a notice', () => {
  const allowed = ['Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'];
  expect(shipped.length).toBeGreaterThan(30);
  expect(shipped.filter(([, { license = '' }]) => !allowed.includes(license))).toEqual([]);
});
