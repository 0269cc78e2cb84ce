import { describeStates } from './describe-states.ts';

describeStates('es');
