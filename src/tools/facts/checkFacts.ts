import * as v from 'valibot';
import { contrastPairs } from '../../tokens/contrastPairs';
import { contrast } from './contrast';
import { factRules } from './factRules';
import { opaqueColor } from './rules';
import type { FactName, Facts } from './siteFacts';

/**
 * Everything about the facts that cannot be built with: one line each, with the file, the place, the value
 * and what is expected there. Empty when all is well.
 */
export function factProblems(facts: Facts): readonly string[] {
  const names = Object.keys(factRules) as FactName[];
  return [
    ...names.flatMap((name) => unfitting(name, facts)),
    ...repeatedIds(facts),
    ...repeatedNames(facts),
    ...faintPairs(facts),
  ];
}

function unfitting(name: FactName, facts: Facts): readonly string[] {
  const { issues = [] } = v.safeParse(factRules[name].rule, facts[name]);
  const lines = issues
    // A role that is a pigment is spoken of where the pigment stands.
    .filter(({ input }) => name !== 'roles' || !isPigment(input, facts))
    .map(({ path = [], input, message }) => {
      const keys = path.map(({ key }) => key);
      return problem(name, placeIn(facts[name], keys), input, message);
    });
  return [...new Set(lines)];
}

function isPigment(value: unknown, { palette }: Facts): boolean {
  return value !== undefined && valuesOf(palette).includes(value);
}

/** Lists whose items are told apart by their id, which becomes an element's key or an anchor. */
const named = ['services', 'plans', 'addOns', 'contactFaq', 'pricingFaq', 'portfolio'] as const;

function repeatedIds(facts: Facts): readonly string[] {
  return named.flatMap((name) => {
    const ids = listIn(facts[name]).map((item) => valueAt(item, 'id'));
    const again = ids.filter((id, index) => id !== undefined && ids.indexOf(id) !== index);
    return again.map((id) => problem(name, `[${id}].id`, id, 'an id that no other has'));
  });
}

/** Two projects with one name, in either language and whatever its case, could not be told apart. */
function repeatedNames({ portfolio }: Facts): readonly string[] {
  const owners = new Map<string, unknown>();
  return listIn(portfolio).flatMap((project) => {
    const [id, name] = [valueAt(project, 'id'), valueAt(project, 'name')];
    return (['en', 'he'] as const).flatMap((language) => {
      const written = valueAt(name, language);
      const spelling = typeof written === 'string' ? written.trim().toLowerCase() : '';
      if (spelling === '') return [];
      const owner = owners.get(spelling) ?? id;
      owners.set(spelling, owner);
      if (owner === id) return [];
      const expected = `a name that project "${owner}" does not have already`;
      return [problem('portfolio', `[${id}].name.${language}`, written, expected)];
    });
  });
}

function faintPairs({ roles }: Facts): readonly string[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const colors = valueAt(roles, scheme);
    return contrastPairs.flatMap(({ over, ground, least }) => {
      const [one, other] = [valueAt(colors, over), valueAt(colors, ground)];
      // What is no colour has its line already.
      if (!isColor(one) || !isColor(other)) return [];
      const ratio = contrast(one, other);
      if (ratio >= least) return [];
      const pair = `${scheme}.${over} (${one}) on ${ground} (${other})`;
      return [
        `${factRules.roles.file}: ${pair} has a contrast of ${ratio.toFixed(2)}: expected ${least} or more`,
      ];
    });
  });
}

function problem(name: FactName, place: string, value: unknown, expected: string): string {
  const shown = value === undefined ? 'missing' : shownValue(value);
  return `${factRules[name].file}: ${name}${place} is ${shown}: expected ${expected}`;
}

function shownValue(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? typeof value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** `[starter].price.amount`: an item of a list is known by its id, if it has one. */
function placeIn(facts: unknown, keys: readonly unknown[]): string {
  let value = facts;
  const steps = keys.map((key) => {
    const isItem = Array.isArray(value);
    value = valueAt(value, String(key));
    return isItem ? `[${valueAt(value, 'id') ?? key}]` : `.${key}`;
  });
  return steps.join('');
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function valuesOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

function isColor(value: unknown): value is string {
  return v.is(opaqueColor, value);
}
