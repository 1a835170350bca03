/** Types of the parts of selenium-webdriver that the engines use. */
declare module 'selenium-webdriver' {
  export interface WebDriver {
    get(address: string): Promise<void>;
    executeScript(source: string): Promise<unknown>;
    getAllWindowHandles(): Promise<readonly string[]>;
    execute(command: Command): Promise<unknown>;
    quit(): Promise<void>;
  }
  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: object): this;
    build(): Promise<WebDriver>;
  }
}

declare module 'selenium-webdriver/lib/command.js' {
  export class Command {
    constructor(name: string);
    setParameter(name: string, value: unknown): this;
  }
}

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
