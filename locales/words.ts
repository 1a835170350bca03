import type * as en from './en';

/** Type of a dictionary, or a part of one, for another language. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends object ? Words<T[K]> : string };

/** A file of messages in another language than English. */
export type Translation<Name extends keyof typeof en> = Words<(typeof en)[Name]>;

/** Key of a message: place, then role, such as `contact.form.submit`. */
export type MessageKey = LeafPath<typeof en>;

export type LeafPath<T> = {
  [K in keyof T & string]: T[K] extends object ? `${K}.${LeafPath<T[K]>}` : K;
}[keyof T & string];
