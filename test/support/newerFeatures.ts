import bcd, { type Identifier, type SupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../tools/export/bundle';

const { api, css, html, javascript } = bcd;
const { properties = {}, selectors = {}, 'at-rules': atRules = {}, types = {} } = css;
const globals: Identifier = { ...api.Window, ...javascript.builtins, ...api };
const values: Identifier = Object.assign({}, types, ...Object.values(types));

/** How code names features, and which ones it may mean. */
const mentions: readonly (readonly [RegExp, (name: string, second: string) => Meanings])[] = [
  // A method, a member of a global object, a question whether there is one, and an event.
  [/[)\]}\w$?]\.([a-z]\w+)(?:\?\.)?\(/g, membersNamed],
  [/\b(?:navigator|document|window|globalThis|location|history)\??\.(\w+)/g, membersNamed],
  [/"(\w+)" ?in /g, membersNamed],
  [/EventListener\("(\w+)"/g, (name) => membersNamed(`${name}_event`)],
  // A static member, an interface, and a global function.
  [
    /(?<![\w$.])([A-Z]\w+)\.(\w+)/g,
    (name, member) => [globals[name]?.[member], globals[name]?.[`${member}_static`]],
  ],
  [/(?<![\w$."'`/-])([A-Z]\w+)(?=[.()])/g, (name) => [globals[name]]],
  [/(?<![\w$.])([a-z]\w{3,})(?=\()/g, (name) => [globals[name]]],
  // Without it a whole file does not run.
  [/\((\?<)[=!]/g, () => [javascript.regular_expressions?.lookbehind_assertion]],
  // A property, its value, a selector, an at-rule, a media feature, a function, and a unit of a style.
  [/[{;,"]([a-z][a-zA-Z-]+)"?:/g, (name) => [properties[kebabCase(name)]]],
  [/[{;,"]([a-zA-Z-]+)"?:"?([a-z-]+)/g, (name, value) => [properties[kebabCase(name)]?.[value]]],
  [/(?<=[\w\])*&> ,}]):{1,2}([a-z][a-z-]+)/g, (name) => [selectors[name]]],
  [/@([a-z-]+)/g, (name) => [atRules[name]]],
  [/\(([a-z-]+)(?=[:)])/g, (name) => [atRules.media?.[name]]],
  [/(?<![\w.-])([a-z]+-[a-z-]+)\(/g, (name) => [values[name]]],
  [/\d((?:[dls]v|cq)[a-z]+)\b/g, (name) => [values[name]]],
  // An element, and an attribute.
  [/<([a-z]\w*) /g, (name) => [html.elements?.[name]]],
  [/ ([a-z]+)="/g, attributesNamed],
];

type Meanings = readonly (Identifier | undefined)[];

/** Features that code names and a supported browser lacks. A name that may mean an older feature is left out. */
export function newerFeatures(code: string): readonly string[] {
  const found = new Set<string>();
  for (const [pattern, meaningsOf] of mentions) {
    const mentioned = Array.from(code.matchAll(pattern), ([, ...names]) => names.join(' '));
    for (const [name = '', second = ''] of [...new Set(mentioned)].map((one) => one.split(' '))) {
      const known = meaningsOf(name, second).flatMap((one) => one?.__compat?.support ?? []);
      if (known.length > 0 && !known.some(isPromised))
        found.add(camelCase([name, second].filter(Boolean).join('.')));
    }
  }
  return [...found].toSorted();
}

function membersNamed(name: string): Meanings {
  return Object.keys(globals).map((of) => globals[of]?.[name]);
}

function attributesNamed(name: string): Meanings {
  const { elements = {}, global_attributes } = html;
  return [global_attributes?.[name], ...Object.keys(elements).map((of) => elements[of]?.[name])];
}

function isPromised(support: Readonly<Partial<Record<string, SupportStatement>>>): boolean {
  return Object.entries(oldestBrowsers).every(([browser, oldest]) =>
    [support[browser] ?? []]
      .flat()
      .some(
        ({ version_added: since, ...but }) =>
          !(but.version_removed || but.prefix || but.flags || but.partial_implementation) &&
          Number.parseFloat(`${since}`.replace('≤', '')) <= oldest,
      ),
  );
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, '-$&').toLowerCase();
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
