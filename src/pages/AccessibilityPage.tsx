import { LegalText } from '../sections/legal/LegalText';

export function AccessibilityPage() {
  return <LegalText page="accessibility" />;
}
