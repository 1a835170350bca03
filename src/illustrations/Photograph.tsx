import styled from '@emotion/styled';
import type { Photo } from '../content/photo';
import { useI18n } from '../i18n/I18nContext';
import { centerFocus, type PhotoCrop, photoCrops, photoKey } from '../site/exportedPhotos';
import { useSite } from '../site/SiteContext';

/** Widths at which a page shows each crop. Source: `Section`, `ProjectCards`, `Team`, `ServiceIllustration`. */
const sizes = {
  cover: '(min-width: 80em) 36.5rem, (min-width: 48em) 46vw, 92vw',
  portrait: '7rem',
  service: '17rem',
} as const;

interface Props {
  readonly photo: Photo;
  readonly crop: PhotoCrop;
  /** False for the first screen. */
  readonly isLazy: boolean;
}

/** A photograph, which fills its positioned frame. Nothing if it is not exported, as in component tests. */
export function Photograph({ photo, crop, isLazy }: Props) {
  const { language } = useI18n();
  const exported = useSite().photos[photoKey(photo, crop)];
  if (!exported) return null;
  const { width, height, widths } = photoCrops[crop];
  const addressOf = (format: string, of: number) => `${exported.address}-${of}.${format}`;
  const sourcesOf = (format: string) =>
    widths.map((of) => `${addressOf(format, of)} ${of}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf('avif')} sizes={sizes[crop]} />
      <Image
        photo={photo}
        color={exported.color}
        loading={isLazy ? 'lazy' : 'eager'}
        srcSet={sourcesOf('webp')}
        sizes={sizes[crop]}
        src={addressOf('webp', widths[1])}
        width={width}
        height={height}
        alt={photo.alt[language]}
      />
    </picture>
  );
}

const Image = styled('img', { shouldForwardProp: (name) => name !== 'photo' && name !== 'color' })<{
  photo: Photo;
  color: string;
}>(
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    // Like paper, which is dimmer in dark mode.
    '@media screen and (prefers-color-scheme: dark)': { filter: 'brightness(0.88)' },
  },
  ({ photo: { focus = centerFocus }, color }) => ({
    objectPosition: `${focus.x}% ${focus.y}%`,
    // Until the photograph is loaded.
    backgroundColor: color,
  }),
);
