import { connect } from 'xstate-workbench/inspect';

/* The script of inspectable pages. It runs before the site's. */

window.inspectMachines = connect({ url: '/workbench?receive' }).inspect;
