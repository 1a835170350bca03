import styled from '@emotion/styled';
import { type Language, languages } from '../../locales/languages';
import { palette } from '../tokens/palette';

/** A small decorative flag; the name beside it has the meaning. */
export function Flag({ language }: { readonly language: Language }) {
  return (
    <Cloth viewBox="0 0 24 16" aria-hidden="true">
      {languages[language].flag.map((path) => (
        <path key={path.d} {...path} />
      ))}
    </Cloth>
  );
}

const Cloth = styled.svg({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1rem',
  borderRadius: '2px',
  boxShadow: `0 0 0 1px ${palette.ink}33`,
  strokeWidth: 0.8,
});
