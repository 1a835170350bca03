import { Link, type LinkProps, type Register } from '@tanstack/react-router';
import type { ComponentProps, ReactElement } from 'react';

/** Every address of the site with its valid hashes, which the site registers. */
type Anchors = Register extends { anchors: infer Registered } ? Registered : Record<string, string>;

type WithAnchors = keyof {
  [Path in keyof Anchors as [Anchors[Path]] extends [never] ? never : Path]: Path;
};

/** An address, optionally with the hash of a part of that page. */
type Target =
  | { readonly to: keyof Anchors; readonly hash?: never }
  | { [Path in WithAnchors]: { readonly to: Path; readonly hash: Anchors[Path] } }[WithAnchors];

export type SiteLinkProps = Target & {
  /** A choice for the contact form (`src/features/bill/choice.ts`). */
  readonly search?: { readonly about: string };
} & Pick<LinkProps, 'activeOptions' | 'replace' | 'resetScroll' | 'state'> &
  Pick<ComponentProps<'a'>, 'aria-label' | 'children' | 'className' | 'lang' | 'onClick'>;

/** A link to a page of the site. An unknown address or hash is a type error. */
export const SiteLink: (props: SiteLinkProps) => ReactElement = Link;
