// Every test on both engines and in all its forms, with JavaScript and without: for the night, not for every change.
import { configOf, projectsOf } from './vitest.workspace.ts';

export default configOf(projectsOf('whole'));
