import type { en } from './en';

/** The shape of a dictionary (or of one place in it) with every leaf open for another language. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** The name of one string: place, then role, such as `contact.form.submit`. */
export type MessageKey = LeafPath<typeof en>;

type LeafPath<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${LeafPath<T[K]>}`;
}[keyof T & string];
