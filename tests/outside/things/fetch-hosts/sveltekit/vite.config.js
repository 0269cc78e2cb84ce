import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import process from 'node:process';
import { defineConfig } from 'vite';

// Without it, SvelteKit takes each form for one of another site.
const paths = { origin: process.env.ORIGIN };

export default defineConfig({ plugins: [sveltekit({ adapter: adapter(), paths })] });
