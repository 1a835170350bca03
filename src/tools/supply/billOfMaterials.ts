import * as v from 'valibot';
import { npm } from './npm';

const written = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.string(),
  serialNumber: v.optional(v.string()),
  metadata: v.looseObject({
    timestamp: v.optional(v.string()),
    component: v.looseObject({ name: v.string(), 'bom-ref': v.string() }),
  }),
  components: v.array(v.looseObject({ name: v.string(), version: v.string() })),
});

export interface BillOfMaterials {
  readonly text: string;
  /** How many packages it names. */
  readonly components: number;
}

/**
 * The bill of what `package-lock.json` locks; what is used only to build and test is marked as such.
 * @throws Error when npm cannot write it.
 */
export async function readBill(): Promise<BillOfMaterials> {
  const { code, output, errors } = await npm(
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
  );
  if (code === 0) return billOfMaterials(output);
  throw new Error(`npm sbom failed (it comes with npm 10 or newer): ${errors.trim()}`);
}

/**
 * What `npm sbom` wrote, the same for the same lock: without the moment and the random number of its writing, and
 * named after the project, where npm takes the folder's name.
 * @throws Error when it is no bill of materials.
 */
export function billOfMaterials(output: string): BillOfMaterials {
  const { bomFormat, specVersion, serialNumber: _, metadata, ...rest } = read(output);
  const { timestamp: __, component, ...about } = metadata;
  const name = component['bom-ref'].replace(/@[^@]*$/, '');
  const named = { ...about, component: { ...component, name } };
  const bill = { bomFormat, specVersion, metadata: named, ...rest };
  return { text: `${JSON.stringify(bill, null, 2)}\n`, components: rest.components.length };
}

function read(output: string) {
  const { success, output: bill } = v.safeParse(written, JSON.parse(output));
  if (!success) throw new Error('npm sbom wrote no bill of materials in the form of CycloneDX');
  return bill;
}
