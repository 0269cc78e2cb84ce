// Every test on both engines and in all its forms, with JavaScript and without, and what takes long: for the night.
import { configOf, projectsOf } from './vitest.workspace.ts';

export default configOf(projectsOf('whole'));
