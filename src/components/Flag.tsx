import styled from '@emotion/styled';
import { palette } from '../tokens/palette';

interface Props {
  readonly country: 'us' | 'il';
}

/** A small decorative flag; the name beside it has the meaning. */
export function Flag({ country }: Props) {
  return (
    <Cloth viewBox="0 0 24 16" aria-hidden="true">
      {country === 'il' ? <Israel /> : <UnitedStates />}
    </Cloth>
  );
}

function Israel() {
  return (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#0038b8" d="M0 1.6h24v2.2H0zM0 12.2h24v2.2H0z" />
      <path
        fill="none"
        stroke="#0038b8"
        strokeWidth=".8"
        d="m12 5.2 2.4 4.2H9.6zm0 5.6L9.6 6.6h4.8z"
      />
    </>
  );
}

function UnitedStates() {
  return (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path
        fill="#b22234"
        d="M0 0h24v1.8H0zm0 3.6h24v1.8H0zm0 3.5h24v1.8H0zm0 3.6h24v1.8H0zm0 3.5h24V16H0z"
      />
      <path fill="#3c3b6e" d="M0 0h10.6v8.9H0z" />
    </>
  );
}

const Cloth = styled.svg({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1rem',
  borderRadius: '2px',
  boxShadow: `0 0 0 1px ${palette.ink}33`,
});
