/** Types of the part of selenium-webdriver that Firefox's driver uses. */
declare module 'selenium-webdriver/bidi/index.js' {
  // biome-ignore lint/style/noDefaultExport: the package has one.
  export default class Connection {
    constructor(url: string);
    waitForConnection(): Promise<void>;
    send(command: { method: string; params: object }): Promise<{
      readonly result?: Readonly<Record<string, unknown>>;
      readonly message?: string;
    }>;
  }
}
