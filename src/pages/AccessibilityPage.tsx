import { LegalText } from '../features/legal/LegalText';

export function AccessibilityPage() {
  return <LegalText page="accessibility" />;
}
