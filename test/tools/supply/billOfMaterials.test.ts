import { readFileSync } from 'node:fs';
import { billOfMaterials, readBill } from '../../../src/tools/supply/billOfMaterials';

const { name, version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('[Commands] The bill of materials', () => {
  test('is named after the project and holds what ships, in its locked version, with its licence', async () => {
    const { text, components } = await readBill();
    const bill = JSON.parse(text);
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { type: 'application', name, version } },
    });
    expect(bill.components).toHaveLength(components);
    const found = new Map(bill.components.map((one: { purl: string }) => [one.purl, one]));
    const purls = Object.entries(dependencies).map(
      ([of, at]) => `pkg:npm/${of.replace('@', '%40')}@${at}`,
    );
    for (const purl of purls) {
      const licences = [{ license: { id: expect.stringMatching(/^(MIT|OFL-1\.1)$/) } }];
      expect([purl, found.get(purl)]).toMatchObject([
        purl,
        { scope: 'required', licenses: licences },
      ]);
    }
    // The same for the same lock, on whatever day and machine.
    expect(text).not.toMatch(/serialNumber|timestamp|node_modules/);
  });

  test('is nothing but CycloneDX', () => {
    expect(() => billOfMaterials('{"spdxVersion":"SPDX-2.3"}')).toThrow('no bill of materials');
  });
});
