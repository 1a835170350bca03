import styled from '@emotion/styled';
import { hiddenFromView } from './hiddenFromView';

/** Text for assistive technology that the eye does not need. */
export const VisuallyHidden = styled.span(hiddenFromView);
