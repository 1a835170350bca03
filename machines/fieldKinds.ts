/** What a field of each kind holds. */
export interface Held {
  text: string;
  email: string;
  phone: string;
  longText: string;
  choice: string;
  /** 1 to 5; 0 without a star. */
  rating: number;
  consent: boolean;
}

export type FieldKind = keyof Held;

/** Rules of a kind. */
export interface Kind<Value> {
  readonly empty: Value;
  /** Characters of a text that is typed: any, or only plain ones, which a pasted text is converted to. */
  readonly typed?: 'anyhow' | 'plainly';
  /** Everything but an empty value has this shape. */
  readonly shape?: RegExp;
}

export const kinds = {
  text: { empty: '', typed: 'anyhow' },
  // Something, an @, and a domain with a dot: catches typing errors and rejects no real address.
  email: { empty: '', typed: 'plainly', shape: /^[^\s@<>]+@[^\s@.<>]+(\.[^\s@.<>]+)+$/ },
  phone: { empty: '', typed: 'plainly' },
  longText: { empty: '', typed: 'anyhow' },
  choice: { empty: '' },
  rating: { empty: 0, shape: /^[1-5]$/ },
  consent: { empty: false },
} as const satisfies { readonly [Name in FieldKind]: Kind<Held[Name]> };

type KindWith<Rule> = {
  [Name in FieldKind]: (typeof kinds)[Name] extends Rule ? Name : never;
}[FieldKind];

/** Kinds whose values may be malformed. */
export type ShapedKind = KindWith<{ readonly shape: RegExp }>;

/** Kinds that are typed, and need a maximum length. */
export type TypedKind = KindWith<{ readonly typed: string }>;
