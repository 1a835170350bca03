import { useEffect, useState } from 'react';
import type { OwnMenuRequest } from './useOwnMenu';

interface Requested {
  /** Absent as long as nobody wants the editor. */
  readonly request: OwnMenuRequest | undefined;
  write(): void;
}

/** Who asks for the editor: a press on the pencil, or an address that holds a menu. */
export function useOwnMenuRequest(): Requested {
  const [request, setRequest] = useState<OwnMenuRequest>();
  useEffect(() => {
    const read = () => {
      const { hash } = location;
      if (hash.startsWith('#menu=')) setRequest({ type: 'address.opened', fragment: hash });
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return { request, write: () => setRequest({ type: 'editor.opened' }) };
}
