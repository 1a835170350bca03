import { Link, type LinkProps, type Register } from '@tanstack/react-router';
import type { ComponentProps, ReactElement } from 'react';

/** Every address of the site, with the ids that a link may name after `#`: the site registers them. */
type Anchors = Register extends { anchors: infer Registered } ? Registered : Record<string, string>;

type WithAnchors = keyof {
  [Path in keyof Anchors as [Anchors[Path]] extends [never] ? never : Path]: Path;
};

/** An address as it is; or with the id of a part of that very page. */
type Target =
  | { readonly to: keyof Anchors; readonly hash?: never }
  | { [Path in WithAnchors]: { readonly to: Path; readonly hash: Anchors[Path] } }[WithAnchors];

export type SiteLinkProps = Target &
  Pick<LinkProps, 'activeOptions' | 'replace'> &
  Pick<ComponentProps<'a'>, 'aria-label' | 'children' | 'className' | 'lang' | 'onClick'>;

/** A link to a page of the site. An address without a page, or a hash that its page does not have, is a type error. */
export const SiteLink: (props: SiteLinkProps) => ReactElement = Link;
