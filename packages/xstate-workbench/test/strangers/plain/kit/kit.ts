export const kind: string = 'sources';
