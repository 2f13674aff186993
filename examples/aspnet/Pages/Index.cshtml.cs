using System.Text.Json;
using Microsoft.AspNetCore.Antiforgery;
using Microsoft.AspNetCore.Mvc.RazorPages;

namespace Example.Pages;

public sealed class IndexModel(IAntiforgery antiforgery, IConfiguration configuration) : PageModel
{
    public Content Content { get; private set; } = null!;

    public void OnGet()
    {
        // Example data; a site reads it from its database.
        var file = System.IO.File.ReadAllText(configuration["PAGE"] ?? "../page.json");
        Content = JsonSerializer.Deserialize<Content>(file, new JsonSerializerOptions(JsonSerializerDefaults.Web))!;
        Saaristo.GiveToken(antiforgery, HttpContext);
        // Creating the token has set no-store, but the token is in the cookie, not in the page.
        Response.Headers.CacheControl = "no-cache";
    }
}
