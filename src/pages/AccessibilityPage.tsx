import { LegalText } from '../sections/LegalText';

export function AccessibilityPage() {
  return <LegalText page="accessibility" />;
}
