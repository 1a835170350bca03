import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRecovery } from '../hooks/useRecovery';
import { UnexpectedErrorPage } from '../sections/UnexpectedErrorPage';
import { CodeVanishedError } from '../services/codeFetching';

/** Stands in for a page that could not be shown; header and language stay. */
export function UnexpectedError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { tellVanished, isReloading } = useRecovery();
  const isCodeMissing = error instanceof CodeVanishedError;
  useEffect(() => {
    if (isCodeMissing) tellVanished();
  }, [isCodeMissing, tellVanished]);
  if (isReloading) return null;
  return (
    <UnexpectedErrorPage
      cause={isCodeMissing ? 'codeMissing' : 'fault'}
      onRetry={() => void router.invalidate()}
    />
  );
}
