import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { portOf } from './variants';

/** The workbench by its panels. */
export interface WorkbenchPage {
  readonly path: Locator;
  readonly chart: Locator;
  readonly clock: Locator;
  readonly requests: Locator;
  readonly events: Locator;
  /** Row of a machine in the list: its states and its coverage. */
  machine(name: string): Locator;
  /** The framed site. */
  readonly site: FrameLocator;
  /** Selects a machine, and a scenario if it is not the first. */
  choose(machine: string, scenario?: string): Promise<void>;
  press(button: string): Promise<void>;
  /** Sets up the selected machine. */
  reset(): Promise<void>;
  /** Waits for the status of the path, such as `3 of 31 steps ✓`. */
  stands(text: string | RegExp): Promise<void>;
}

export async function openWorkbenchPage(page: Page, search = ''): Promise<WorkbenchPage> {
  await page.goto(`http://127.0.0.1:${portOf('workbench')}/workbench${search}`);
  const panel = (name: string | RegExp) => page.getByRole('region', { name, exact: true });
  const path = panel('Path');
  await expect(panel('Clock')).toBeVisible();
  const press = (name: string) => path.getByRole('button', { name, exact: true }).click();
  const stands = (text: string | RegExp) =>
    expect(path.getByRole('status').filter({ hasText: text })).toBeVisible({ timeout: 60_000 });
  return {
    path,
    chart: panel(/^Chart of/),
    clock: panel('Clock'),
    requests: panel('Requests'),
    events: panel('Events'),
    machine: (name) => panel('Machines').getByRole('row', { name: new RegExp(`^${name} `) }),
    site: page.frameLocator('iframe'),
    press,
    stands,
    async choose(machine, scenario) {
      await path.getByRole('combobox', { name: 'Machine', exact: true }).selectOption(machine);
      if (scenario !== undefined) await path.getByLabel('Scenario').selectOption(scenario);
    },
    async reset() {
      await press('Reset');
      await stands(/0 of \d+ steps ✓/);
    },
  };
}
