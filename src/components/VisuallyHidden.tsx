import styled from '@emotion/styled';
import { hiddenFromView } from './hiddenFromView';

/** Text for assistive technology only. */
export const VisuallyHidden = styled.span(hiddenFromView);
