import styled from '@emotion/styled';
import { below, space } from '../../tokens/space';

/** Around the last part of a page that ends in text: on a phone the floating helpers come to rest below it. */
export const FloatingHelpersSpacer = styled.div({
  [below('panel')]: { '& > :last-child': { paddingBlockEnd: space(28) } },
});
