/** Type tests: nothing runs. `npm run lint` fails if an expected error is missing. */
import { Link, useLoaderData } from '@tanstack/react-router';
import type { PortfolioProject } from '../../src/content/portfolio';
import type { PagePath } from '../../src/site.pages';
import { ButtonLink } from '../../src/ui/Button';
import { SiteLink } from '../../src/ui/SiteLink';

export function Links({ page }: { readonly page: PagePath }) {
  return (
    <>
      <SiteLink to={page} />
      <SiteLink to="/services" hash="qr-menu" />
      {/* @ts-expect-error no page is at this address */}
      <Link to="/prcing" />
      {/* @ts-expect-error no page is at this address */}
      <ButtonLink to="/prcing" />
      {/* @ts-expect-error no card of the services page has this id */}
      <SiteLink to="/services" hash="qrmenu" />
      {/* @ts-expect-error the id is on another page */}
      <SiteLink to="/pricing" hash="qr-menu" />
      {/* @ts-expect-error the address may not be left out */}
      <SiteLink hash="qr-menu" />
      {/* @ts-expect-error what leads out of the site is a ButtonAnchor */}
      <ButtonLink href="/pricing" />
    </>
  );
}

export function useProjects(): readonly PortfolioProject[] {
  // @ts-expect-error unknown route id
  useLoaderData({ from: '/no-such-route' });
  // In a variable, because the hook would infer the expected type.
  const home = useLoaderData({ from: '/' });
  const pricing = useLoaderData({ from: '/pricing' });
  // @ts-expect-error the loader data is not `any`
  home satisfies number;
  // @ts-expect-error this page has no loader
  pricing satisfies readonly PortfolioProject[];
  return home;
}
