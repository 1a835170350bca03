import styled from '@emotion/styled';
import { heroDrawing } from '../content/claims';
import { palette } from '../tokens/palette';

/** The studio's logo: a menu card with three lines, one of them red, or a slip with a sum if the first screen has no menu. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <Card className={className} viewBox={logoBox} aria-hidden="true">
      <LogoShapes />
    </Card>
  );
}

/** Shapes of the logo, also used for the site's icons. */
export function LogoShapes() {
  return (
    <>
      <rect
        x="5"
        y="3"
        width="22"
        height="26"
        rx="2"
        fill={palette.butter}
        stroke={palette.ink}
        strokeWidth="2"
      />
      <path d="M9 9h14M9 23h14" stroke={palette.ink} strokeWidth="2" strokeLinecap="round" />
      <path d={mark} stroke={palette.tomato} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

const mark = heroDrawing === 'menu' ? 'M10 16h12' : 'M18 16h4';

const Card = styled.svg({ flex: 'none', inlineSize: '2rem', blockSize: '2rem' });

/** View box of the shapes. */
export const logoBox = '0 0 32 32';
