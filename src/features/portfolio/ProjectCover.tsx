import styled from '@emotion/styled';
import { coverAddress, coverSize } from '../../content/covers';
import type { PortfolioProject } from '../../content/portfolio';
import { useI18n } from '../../i18n/I18nContext';
import { Photograph } from '../../illustrations/Photograph';
import { color } from '../../tokens/roles';

interface Props {
  readonly id: string;
  readonly image: PortfolioProject['image'];
  readonly isLazy: boolean;
}

/** Cover of a project: a photograph, or the upper part of its menu. */
export function ProjectCover({ id, image, isLazy }: Props) {
  const { language } = useI18n();
  return (
    <Cover data-cover>
      {image ? (
        <Photograph photo={image} crop="cover" isLazy={isLazy} />
      ) : (
        <Menu
          src={coverAddress(id, language)}
          {...coverSize}
          alt=""
          loading={isLazy ? 'lazy' : 'eager'}
        />
      )}
    </Cover>
  );
}

const Cover = styled.div({
  position: 'relative',
  overflow: 'clip',
  aspectRatio: `${coverSize.width} / ${coverSize.height}`,
  backgroundColor: color.surfaceSunken,
});

const Menu = styled.img({ display: 'block', inlineSize: '100%', blockSize: '100%' });
