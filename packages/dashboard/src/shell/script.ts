// Everything works without a script; these few lines are for comfort.

/** A button beside what is shown once copies it. Without a secure context there is only the old way. */
export const COPY: string = `
for(const b of document.querySelectorAll('[data-copy]')){b.hidden=false;b.addEventListener('click',async()=>{
const i=document.getElementById(b.dataset.copy);i.select();
try{await navigator.clipboard.writeText(i.value)}catch{document.execCommand('copy')}
b.textContent=b.dataset.copied})}
`;
