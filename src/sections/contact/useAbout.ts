import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ChosenItem, readChoice } from '../../content/choice';
import { useHydrated } from '../../hooks/useHydrated';

interface About {
  /** Empty in the export and during hydration, because the exported page has no search parameters. */
  readonly items: readonly ChosenItem[];
  /** Removes the choice from the address. */
  drop(): void;
}

/** The choice that a link carried to the contact form. */
export function useAbout(): About {
  const isHydrated = useHydrated();
  const search: { readonly about?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    items: isHydrated ? readChoice(search.about) : [],
    drop: () => void navigate({ to: '/contact', replace: true, resetScroll: false }),
  };
}
