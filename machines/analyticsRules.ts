/** What a visit is counted by; absent until it is known. */
export interface Views {
  readonly path?: string;
  /** The language of the page. */
  readonly language?: string;
  /** Which market the host name stands for. */
  readonly domain?: DomainLabel;
}

export type DomainLabel = 'israel' | 'international';

/** One call of the analytics script. */
export type AnalyticsCall =
  | { readonly type: 'call.config'; readonly path: string }
  | {
      readonly type: 'call.event';
      readonly name: 'language_view';
      readonly category: 'user_preference';
      readonly label: string;
    }
  | {
      readonly type: 'call.event';
      readonly name: 'domain_view';
      readonly category: 'geographic';
      readonly label: DomainLabel;
    };

/**
 * The calls, in order, that tell what is seen where it differs from what was sent last.
 * Source: specification, section 7.
 */
export function callsFor({ path, language, domain }: Views, sent: Views): readonly AnalyticsCall[] {
  const calls: AnalyticsCall[] = [];
  if (path !== undefined && path !== sent.path) calls.push({ type: 'call.config', path });
  if (language !== undefined && language !== sent.language) {
    const category = 'user_preference';
    calls.push({ type: 'call.event', name: 'language_view', category, label: language });
  }
  if (domain !== undefined && domain !== sent.domain) {
    const category = 'geographic';
    calls.push({ type: 'call.event', name: 'domain_view', category, label: domain });
  }
  return calls;
}
