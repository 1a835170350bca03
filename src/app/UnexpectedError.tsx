import { useRouter } from '@tanstack/react-router';
import { UnexpectedErrorPage } from '../sections/UnexpectedErrorPage';

/** Stands in for a page that could not be shown; header and language stay. */
export function UnexpectedError() {
  const router = useRouter();
  return <UnexpectedErrorPage onRetry={() => void router.invalidate()} />;
}
