import styled from '@emotion/styled';
import type { PortfolioProject } from '../../content/portfolioProject';
import { useI18n } from '../../i18n/I18nContext';
import { space } from '../../tokens/space';
import { size } from '../../tokens/type';

interface Props {
  readonly projects: readonly PortfolioProject[];
}

/** Explains the badge on sample projects, if there are any. */
export function SampleNote({ projects }: Props) {
  const { t } = useI18n();
  if (!projects.some(({ sample }) => sample)) return null;
  return <Note>{t('portfolio.sampleNote')}</Note>;
}

const Note = styled.p({ marginBlockStart: space(10), fontSize: size.small });
